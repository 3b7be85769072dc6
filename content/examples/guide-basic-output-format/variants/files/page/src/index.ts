document.title = 'Clock';
