/** Hash of what is drawn, by path: social cards and the printable guide. */
export type CardList = Readonly<Record<string, string>>;
