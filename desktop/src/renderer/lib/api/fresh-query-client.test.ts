import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { FreshQueryClient } from './fresh-query-client.ts';

test('a first request that started before a change is sent again after it', async () => {
  const client = new FreshQueryClient();
  const answers: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['rooms', 'guests'],
    queryFn: ({ signal: _ }) => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    },
  });
  onTestFinished(observer.subscribe(() => {}));
  expect(answers).toHaveLength(1);

  const settled = client.invalidateQueries({ queryKey: ['rooms'] });
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.resolve('before the change');
  answers[1]?.resolve('after it');
  await settled;
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'after it' });
});

test('other queries are not invalidated', async () => {
  const client = new FreshQueryClient();
  let requestCount = 0;
  const answer = Promise.withResolvers<string>();
  const observer = new QueryObserver(client, {
    queryKey: ['orders'],
    queryFn: ({ signal: _ }) => {
      requestCount++;
      return answer.promise;
    },
  });
  onTestFinished(observer.subscribe(() => {}));
  await client.invalidateQueries({ queryKey: ['rooms'] });
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'rooms' });
  answer.resolve('as asked');
  await expect.poll(() => observer.getCurrentResult().data).toBe('as asked');
  expect(requestCount).toBe(1);
});
