export const Badge = ({ text }: { text: string }) => (
  <span className="badge">{text}</span>
);
