export const Dial = () => <svg className="dial" />;
