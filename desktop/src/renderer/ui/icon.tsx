import type { LucideIcon } from 'lucide-react';

/** Any icon of lucide-react: one style throughout, and each screen bundles only the icons it uses. */
export type Icon = LucideIcon;

interface IconViewProps {
  icon: Icon;
  /** Width and height in pixels; 16 suits 13 px text. */
  size?: number;
  /** Accessible name; only if there is no text beside the icon, which is otherwise decorative. */
  label?: string;
  className?: string;
}

/** An icon in the color of the text around it. */
export function IconView({ icon: Drawing, size = 16, label, className }: IconViewProps) {
  const reading = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Drawing size={size} strokeWidth={1.75} className={className} focusable="false" {...reading} />;
}
