import {healthAlert} from '../../../../src/server/leads/alert';

test('an operator gets one mail after 15 minutes of bad health, and one when it is good again', async () => {
  let minutes = 0;
  let ok = true;
  const subjects: string[] = [];
  const badAt = (minute: number) => (minute >= 5 && minute < 19) || (minute >= 20 && minute < 60);
  const alert = healthAlert(
    async () => new Response('state', {status: badAt(minutes) ? 503 : 200}),
    async ({subject}) => {
      if (ok) subjects.push(`${minutes}: ${subject}`);
      return {ok, answer: 'mail server 451'};
    },
    () => minutes * 60_000,
  );
  for (; minutes < 35; minutes += 1) await alert();
  expect(subjects).toEqual([]);
  ok = false;
  await expect(alert()).rejects.toThrow('mail server 451');
  ok = true;
  for (; minutes < 80; minutes += 1) await alert();
  expect(subjects).toEqual(['35: The lead service needs attention', '60: The lead service is healthy again']);
});
