console.log('12:30');
