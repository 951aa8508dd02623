import type { LucideIcon } from 'lucide-react';

/** Any icon of lucide-react: one hand throughout, and each screen brings only those it shows. */
export type Icon = LucideIcon;

interface IconViewProps {
  icon: Icon;
  /** Edge in pixels; 16 sits well beside 13 px text. */
  size?: number;
  /** Only where no word stands beside it; otherwise the icon is decoration. */
  label?: string;
  className?: string;
}

/** An icon in the colour of the text around it. */
export function IconView({ icon: Drawing, size = 16, label, className }: IconViewProps) {
  const reading = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Drawing size={size} strokeWidth={1.75} className={className} focusable="false" {...reading} />;
}
