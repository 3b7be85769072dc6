if (process.env.NODE_ENV !== 'production') {
  console.warn('This is a development build.');
}
