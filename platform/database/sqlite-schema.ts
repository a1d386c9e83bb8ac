import { DatabaseSync } from "node:sqlite";

/** A table, an index, a trigger or a view. */
interface SchemaObject {
  readonly name: string;
  readonly definition: string;
}

/**
 * Compares what a SQLite file consists of with another file that is as it should be. In words, such as `the trigger spy on
 * leads is not one of ours`; empty if nothing differs.
 */
export function compareSchemas(file: string, expectedFile: string): readonly string[] {
  const found = readSchema(file);
  const expected = readSchema(expectedFile);
  const isIn = (objects: readonly SchemaObject[], name: string) => objects.some((one) => one.name === name);
  return [
    ...found.filter(({ name }) => !isIn(expected, name)).map(({ name }) => `${name} is not one of ours`),
    ...expected.flatMap(({ name, definition }) => {
      const twin = found.find((one) => one.name === name);
      if (twin === undefined) return [`${name} is missing`];
      return twin.definition === definition ? [] : [`${name} differs`];
    }),
  ];
}

/** Without what SQLite adds by itself. */
function readSchema(file: string): readonly SchemaObject[] {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = connection
      .prepare("select type, name, tbl_name, sql from sqlite_master order by name")
      .all();
    return rows
      .filter(({ name }) => !/^sqlite_(autoindex_|sequence$|stat)/.test(String(name)))
      .map(({ type, name, tbl_name, sql }) => ({
        name: type === "table" ? `the table ${name}` : `the ${type} ${name} on ${tbl_name}`,
        definition: normalize(String(sql)),
      }));
  } finally {
    connection.close();
  }
}

/** SQLite keeps a statement as it was written, and spaces and quotes depend on the version that wrote it. */
function normalize(definition: string): string {
  return definition.replaceAll(/["`]/g, "").replaceAll(/\s+/g, " ").toLowerCase();
}
