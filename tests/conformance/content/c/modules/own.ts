if (typeof document !== 'undefined') document.documentElement.dataset.ownModule = 'run';
