import packageJson from "../package.json" with { type: "json" };

/** Of the site: what `npm start`, `operator --version` and /healthz show. CHANGELOG.md says what it brought. */
export const VERSION = packageJson.version;
