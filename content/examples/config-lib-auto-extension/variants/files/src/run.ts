console.log('area');
