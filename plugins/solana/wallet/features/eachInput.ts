/** Runs a step for each input, one after the other: each is a question of its own to the person. */
export async function eachInput<A>(
  inputs: readonly unknown[],
  step: (input: unknown) => Promise<A>
): Promise<A[]> {
  const outputs: A[] = []
  for (const input of inputs) outputs.push(await step(input))
  return outputs
}
