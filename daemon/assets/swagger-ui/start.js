// The validator badge would ask a server on the internet.
SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#contract",
  deepLinking: true,
  validatorUrl: null,
  // A field that looks for a resource.
  filter: true,
  persistAuthorization: false,
  displayRequestDuration: true,
});
