"""What the measurements share: worlds made once, commands timed, figures read.

Nothing here reads rows: what this process held in memory would count for its children.
"""
import hashlib, itertools, json, os, re, shutil, statistics, subprocess, sys, time

HERE = os.path.dirname(os.path.abspath(__file__))
TIEOUT = os.path.join(HERE, "../../target/release/tieout")
WORLDS = os.path.join(HERE, "../../target/worlds")
WINDOWS = {"gen": 3, "gen_few": 3, "gen_de": 3, "gen_us": 7}
# Worlds of the generator of another.
VARIANTS = {"gen_few": ("gen", "--prices", "60")}
KEPT_BYTES_MAX = 1_000_000_000


def timed(command, limit=None, **kwargs):
    """What a command takes as a whole: seconds, processor seconds, peak megabytes; and its output.

    None where it does not end within `limit` seconds or fails: a peer may.
    """
    start = time.perf_counter()
    process = subprocess.Popen(["timeout", str(limit or 0), *command], stdout=subprocess.PIPE,
                               text=True, **kwargs)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        return None
    # `timeout` waits for the command, so the usage is of both; the larger peak is the command's.
    return dict(seconds=seconds, processor=usage.ru_utime + usage.ru_stime,
                megabytes=usage.ru_maxrss / 1024, output=output)


def world(generator, size, seed, *extra):
    """The folder of a generated world, made if it is not there yet."""
    script, *of_variant = VARIANTS.get(generator, (generator,))
    extra = (*of_variant, *extra)
    digest = hashlib.sha256()
    for name in ("gen.py",) if script == "gen" else (f"{script}.py", "world.py"):
        with open(os.path.join(HERE, name), "rb") as file:
            digest.update(file.read())
    name = "-".join([generator, str(size), str(seed), *extra, digest.hexdigest()[:8]])
    data = os.path.join(WORLDS, name.replace("--", "").replace("/", ""))
    if not os.path.exists(os.path.join(data, "truth.csv")):
        subprocess.run([sys.executable, f"{HERE}/{script}.py", str(size), data + ".new",
                        "--seed", str(seed), *extra], check=True, stdout=subprocess.DEVNULL)
        shutil.rmtree(data, ignore_errors=True)
        os.rename(data + ".new", data)
    return data


def keep_few():
    """Ends with the kept worlds gone if they take more than KEPT_BYTES_MAX."""
    if os.path.isdir(WORLDS) and sum(
            entry.stat().st_size for folder in os.scandir(WORLDS) if folder.is_dir()
            for entry in os.scandir(folder) if entry.is_file()) > KEPT_BYTES_MAX:
        shutil.rmtree(WORLDS)


def tieout(data, days, runs=3, binary=TIEOUT, options=(), scored=True):
    """Figures of one world, if `scored`, and the median cost of `runs` runs."""
    bank, book = (os.path.join(data, name) for name in ("bank.csv", "book.csv"))
    command = [binary, "reconcile", bank, book, "--days", str(days), "--quiet", *options]
    costs = [timed(command) for _ in range(runs)]
    if not scored and None not in costs:
        return {name: statistics.median(cost[name] for cost in costs)
                for name in ("seconds", "processor", "megabytes")}
    written = timed([*command, "--out", os.path.join(data, "out")])
    if None in costs or written is None:
        sys.exit(f"{command} failed")
    found = subprocess.run([sys.executable, f"{HERE}/score.py", data, "--days", str(days)],
                           check=True, stdout=subprocess.PIPE, text=True)
    shutil.rmtree(os.path.join(data, "out"))
    return json.loads(found.stdout) | {
        name: statistics.median(cost[name] for cost in costs)
        for name in ("seconds", "processor", "megabytes")}


def peer(script, mode, data, days=3, limit=None):
    """The figures a peer's line gives, and its cost; None where it fails or takes too long."""
    cost = timed([sys.executable, f"{HERE}/{script}", data, mode, str(days)], limit, cwd=data,
                 stderr=subprocess.DEVNULL)
    if cost is None or "F1=" not in cost["output"]:
        return None
    pairs = re.findall(r"(?<![\w/])(\w+)= *([\d.]+)", cost["output"])
    pairs += re.findall(r"\b(read|match) ([\d.]+)s", cost["output"])
    read = {name: float(text) for name, text in pairs}
    return cost | {"total_days": read.get("sumdist")} | read


def table(head, rows):
    """A Markdown table, each row as soon as it is there."""
    for cells in itertools.chain((head, ["---"] * len(head)), rows):
        print("| " + " | ".join(map(str, cells)) + " |", flush=True)
