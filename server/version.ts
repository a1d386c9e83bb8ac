import packageJson from "../package.json" with { type: "json" };

/** The site's version, shown by `npm start`, `operator --version` and /healthz. CHANGELOG.md lists its changes. */
export const VERSION = packageJson.version;
