console.log('greet');
