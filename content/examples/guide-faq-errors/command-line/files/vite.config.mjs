const icons = { name: 'vite-icons', load: () => 'export {}' };

export default { plugins: [icons] };
