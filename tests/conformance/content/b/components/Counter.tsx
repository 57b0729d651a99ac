import {type ReactNode, useEffect, useState} from 'react';

export default function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  const [effect, setEffect] = useState('not run');
  useEffect(() => setEffect('run'), []);
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>{`count ${count}`}</button>
      <output>{`effect ${effect}`}</output>
    </p>
  );
}
