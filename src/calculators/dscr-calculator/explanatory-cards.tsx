import type { dscrCalculator } from "../../../content/calculators/calculators.ts";
import { LinkButton } from "../../ui/button.tsx";

export function ExplanatoryCards({ cards }: { readonly cards: (typeof dscrCalculator)["cards"] }) {
  const { whatIs, requirements, apply } = cards;
  return (
    <div className="section grid gap-x-12 gap-y-10 md:grid-cols-3">
      <section aria-labelledby="what-is-dscr" className="space-y-3">
        <h2 id="what-is-dscr" className="text-[1.35rem]">
          {whatIs.title}
        </h2>
        {whatIs.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section aria-labelledby="dscr-requirements" className="space-y-3">
        <h2 id="dscr-requirements" className="text-[1.35rem]">
          {requirements.title}
        </h2>
        <dl>
          {requirements.figures.map(({ label, value }) => (
            <div key={label} className="flex items-baseline justify-between border-b border-rule py-2">
              <dt>{label}</dt>
              <dd className="font-serif text-[1.35rem] font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-[0.94rem] text-ink-soft">{requirements.note}</p>
      </section>
      <section aria-labelledby="ready-to-apply" className="space-y-3">
        <h2 id="ready-to-apply" className="text-[1.35rem]">
          {apply.title}
        </h2>
        {apply.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <LinkButton to={apply.href} look="quiet">
          {apply.label}
        </LinkButton>
      </section>
    </div>
  );
}
