export interface BadgeProps {
  text: string;
}
