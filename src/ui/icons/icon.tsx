import type { SVGProps } from "react";

/** A line drawing of 24 by 24. It says nothing to screen readers: the text beside it, or its button's name, does. */
export function Icon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      {...props}
    />
  );
}

export interface IconProps {
  readonly className: string;
}
