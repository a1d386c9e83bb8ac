const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_ROWID. */
const UNIQUE_VIOLATION_CODES: readonly unknown[] = [1555, 2067, 2579];

export function isSqliteUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && UNIQUE_VIOLATION_CODES.includes(error.errcode);
}

/** True when another process has locked the file. */
export function isBusy(error: unknown): boolean {
  return basicCode(error) === SQLITE_BUSY;
}

/** True when the file is damaged, or was never a SQLite database. */
export function isDamaged(error: unknown): boolean {
  const code = basicCode(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}

/** SQLite's extended codes carry the basic code in the last byte. */
function basicCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}
