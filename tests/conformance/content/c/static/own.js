document.documentElement.dataset.ownScript = 'run';
