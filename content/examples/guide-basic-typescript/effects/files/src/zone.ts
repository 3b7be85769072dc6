console.log('zone');
