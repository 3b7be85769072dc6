export const badge = () => Object.assign(document.createElement('b'), { className: 'decoration-wavy' });
