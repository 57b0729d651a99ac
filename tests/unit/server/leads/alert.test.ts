import {healthAlert} from '../../../../src/server/leads/alert';

const minute = 60_000;

test('an operator gets one mail after 15 minutes of bad health, and one when it is good again', async () => {
  let time = 0;
  let status = 200;
  let ok = true;
  const subjects: string[] = [];
  const check = async () => new Response('state', {status});
  const alert = healthAlert(
    check,
    async ({subject}) => {
      if (ok) subjects.push(`${time / minute}: ${subject}`);
      return {ok, answer: 'mail server 451'};
    },
    () => time,
  );
  const until = async (end: number) => {
    for (; time < end * minute; time += minute) await alert();
  };
  await until(5);
  status = 503;
  await until(19);
  status = 200;
  await until(20);
  status = 503;
  await until(35);
  expect(subjects).toEqual([]);
  ok = false;
  await expect(alert()).rejects.toThrow('mail server 451');
  ok = true;
  await until(60);
  status = 200;
  await until(80);
  expect(subjects).toEqual(['35: The lead service needs attention', '60: The lead service is healthy again']);
});
