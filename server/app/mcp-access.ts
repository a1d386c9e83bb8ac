/** Where assistants send messages of the Model Context Protocol. */
export const MCP_PATH = "/mcp";

/**
 * Scripts of every site may send messages and read the answers. The protocol tells servers to check the Origin, because
 * a page could reach one on its visitor's own machine, or act with the visitor's rights. This one is public, knows no
 * visitor, stores nothing and answers everybody alike.
 */
export const MCP_CORS = {
  origin: "*",
  allowMethods: ["POST"],
  exposeHeaders: ["Retry-After", "X-Request-Id"],
  maxAge: 86_400,
};
