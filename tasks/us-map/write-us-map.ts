import { writeFile } from "node:fs/promises";
import path from "node:path";
import { COUNTY_MAP_FILE, composeCountyMapFile } from "./county-map-file.ts";
import { composeUsMapFile, US_MAP_FILE } from "./us-map-file.ts";

const root = path.resolve(import.meta.dirname, "../..");
await writeFile(path.join(root, US_MAP_FILE), await composeUsMapFile());
await writeFile(path.join(root, COUNTY_MAP_FILE), await composeCountyMapFile());
