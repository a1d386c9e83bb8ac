import type { Decimal } from "./decimal.ts";
import { isMeasurable } from "./test-deals.ts";

type Figures = Readonly<Record<string, number | null>>;
type ExactFigures<Core extends Figures> = { readonly [Name in keyof Core]: Decimal | null };

/** Equal to the cent, as far as `largest`, the largest amount involved, leaves a double enough digits. */
export function differentAmount<Core extends Figures>(
  core: Core,
  exact: ExactFigures<Core>,
  largest: number,
): readonly string[] {
  const allowed = isMeasurable(largest) ? 0.005 : 0.015 + largest * 2e-12;
  return figuresApart(core, exact, () => allowed);
}

/** Equal to 1e-9; relative to the ratio if it is large, such as a rent over a payment of one cent. */
export function differentRatio<Core extends Figures>(
  core: Core,
  exact: ExactFigures<Core>,
): readonly string[] {
  return figuresApart(core, exact, (ratio) => 1e-9 * Math.max(1, Math.abs(ratio)));
}

type Words = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Equal exactly: levels, verdicts, texts. */
export function differentWords<Core extends Words>(
  core: Core,
  exact: { readonly [Name in keyof Core]: Core[Name] },
) {
  return Object.keys(core)
    .filter((name) => core[name] !== exact[name])
    .map((name) => say(name, core[name], exact[name]));
}

/** A statement about the core's answer, checked by the independent implementation. */
export function brokenClaim(claim: string, isTrue: boolean): readonly string[] {
  return isTrue ? [] : [`not so: ${claim}`];
}

function figuresApart<Core extends Figures>(
  core: Core,
  exact: ExactFigures<Core>,
  allowed: (figure: number) => number,
): readonly string[] {
  const apart: string[] = [];
  for (const name in core) {
    const figure = core[name] ?? null;
    const other = exact[name]?.toNumber() ?? null;
    const isSame =
      figure === null || other === null ? figure === other : Math.abs(figure - other) < allowed(other);
    if (!isSame) apart.push(say(name, figure, other));
  }
  return apart;
}

function say(name: string, core: Words[string], exact: Words[string]): string {
  return `${name}: ${core}, independently ${exact}`;
}
