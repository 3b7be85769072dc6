import('./app');
