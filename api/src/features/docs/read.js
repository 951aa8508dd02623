// The page that reads the OpenAPI document; a file of its own because the content policy allows no inline script.
SwaggerUIBundle({ url: '/prod-api/openapi.json', dom_id: '#calls', deepLinking: true });
