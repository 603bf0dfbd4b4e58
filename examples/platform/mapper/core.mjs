/** Maps the core's errors to the contract's status and reason. */
const PROBLEMS = {
  4010: [401, 'Unauthenticated'],
  4011: [401, 'Invalid_Token'],
  4040: [404, 'Not_Found'],
  4101: [422, 'Amount_Out_Of_Range'],
  4103: [409, 'Agreement_Closed'],
  4104: [422, 'Method_Not_Usable'],
};

/** A refusal to send to the portal. */
export class Problem extends Error {
  constructor(status, reason) {
    super(reason);
    this.status = status;
    this.reason = reason;
  }
}

/** Calls the core, which answers 200 to everything. An unknown error is a failure of the core, not a refusal. */
export const coreAt = (address) => async (op, args, key) => {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify({ op, args, key }) });
  const { ok, data, err } = await answer.json();
  if (ok) return data;
  throw new Problem(...(PROBLEMS[err.no] ?? [502, 'Core_Failed']));
};
