const pi = Math.PI;

export { pi as π };
