console.log('12:31');
