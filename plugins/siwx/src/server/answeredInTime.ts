const ANSWER_MILLIS = 10_000

/** Somebody else did not answer. */
export class Unanswered extends Error {}

/** What somebody else answers. Rejects as they do, and with `Unanswered` where it takes them more than ten seconds. */
export const answeredInTime = async <A>(answer: Promise<A>): Promise<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unanswered("The network does not answer")), ANSWER_MILLIS)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}
