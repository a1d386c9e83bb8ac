import { Icon, type IconProps } from "./icon.tsx";

export function SaveIcon({ className }: IconProps) {
  return (
    <Icon strokeWidth="2" strokeLinejoin="round" className={className}>
      <path d="M6 4h12v17l-6-4.5L6 21Z" />
    </Icon>
  );
}

export function PrintIcon({ className }: IconProps) {
  return (
    <Icon strokeWidth="2" strokeLinejoin="round" className={className}>
      <path d="M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7Z" />
    </Icon>
  );
}
