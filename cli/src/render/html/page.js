const lists = [...document.querySelectorAll("section.list")].map((section) => new List(section));
let current = lists.find(({ section }) => section.classList.contains("open")) ?? lists[0];

// The links to the lists become tabs, and each list the panel of its tab.
const links = document.querySelector("main > nav");
const tablist = make("div", { class: "tabs", role: "tablist", "aria-label": "Lists" });
const tabs = lists.map((list, place) => {
  const { id } = list.section;
  const tab = button("", () => show(list), { role: "tab", id: `${id}-tab`, "aria-controls": id });
  tab.append(...links.children[place].childNodes);
  tablist.append(tab);
  list.section.setAttribute("role", "tabpanel");
  list.section.setAttribute("aria-labelledby", tab.id);
  return tab;
});
links.replaceWith(tablist);

const show = (list) => {
  current = list;
  lists.forEach((one, place) => {
    one.section.classList.toggle("open", one === list);
    tabs[place].setAttribute("aria-selected", `${one === list}`);
    tabs[place].tabIndex = one === list ? 0 : -1;
  });
  list.open();
};

tablist.addEventListener("keydown", (event) => {
  const at = lists.indexOf(current);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const place = (to + lists.length) % lists.length;
  show(lists[place]);
  tabs[place].focus();
});

document.addEventListener("keydown", (event) => {
  const isTyping = event.target.matches("input:not([type=checkbox])");
  if (event.key === "Escape" && isTyping && event.target.value) {
    event.target.value = "";
    current.filter();
    event.preventDefault();
  }
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "/" && isPlain && !isTyping && current.input) {
    event.preventDefault();
    current.input.focus();
    current.input.select();
  }
});

// Colours are those of the system until somebody chooses others.
const isDark = () => {
  const chosen = document.documentElement.dataset.colours;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
};
const colours = button("", () => {
  document.documentElement.dataset.colours = isDark() ? "light" : "dark";
  nameColours();
});
const nameColours = () => {
  colours.textContent = isDark() ? "Light colours" : "Dark colours";
};
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", nameColours);
nameColours();
const tools = make("p", { class: "tools" }, colours, button("Print", () => print()));
document.querySelector("header").append(tools);

addEventListener("beforeprint", () => lists.forEach((list) => list.print()));
addEventListener("afterprint", () => lists.forEach((list) => list.printed()));

const asked = lists.find(({ section }) => `#${section.id}` === location.hash);
show(asked ?? current);
