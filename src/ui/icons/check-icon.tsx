import { Icon, type IconProps } from "./icon.tsx";

/** Lucide's "check" (lucide-license.txt). */
export function CheckIcon({ className }: IconProps) {
  return (
    <Icon strokeWidth="2" strokeLinejoin="round" className={className}>
      <path d="M20 6 9 17l-5-5" />
    </Icon>
  );
}
