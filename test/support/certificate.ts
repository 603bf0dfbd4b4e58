import { generate } from 'selfsigned';

/** A certificate for `localhost` of this run's own making, so that no key is ever committed. */
export const localCertificate = async (): Promise<{ readonly cert: string; readonly key: string }> => {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    keySize: 2048,
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { cert: made.cert, key: made.private };
};
