interface Words {
  readonly label: string;
  /** What to type, and where the suggested figure comes from. */
  readonly hint: string;
}

export interface FieldWording extends Words {
  /** What keys do in the field. Not shown on touch-only screens. */
  readonly keyHint?: string;
  /** Replacement in a refinance. */
  readonly refinance?: Words;
  /** Replacement for a short-term rental. */
  readonly shortTerm?: Words;
  /** Replacement for a house that is owned already. */
  readonly owned?: Words;
}

interface SectionWording {
  readonly heading: string;
  readonly text: string;
  /** Replacement for the text in a refinance. */
  readonly refinance?: string;
  /** Small print. */
  readonly note?: string;
}

/** The words of a form's fields by their names. Any of them may have replacements. */
export function fieldWords<Name extends string>(fields: Readonly<Record<Name, FieldWording>>) {
  return fields;
}

/** The words of a page's sections by their names. Any of them may have a note. */
export function sectionWords<Name extends string>(sections: Readonly<Record<Name, SectionWording>>) {
  return sections;
}
