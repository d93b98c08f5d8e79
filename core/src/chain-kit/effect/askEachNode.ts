import * as Effect from "effect/Effect"

/** What nodes said of something: the first that knew it, and those that answered before and did not. */
export interface NodesAnswer<Node, A> {
  readonly known: A | undefined
  readonly without: ReadonlyArray<Node>
}

/**
 * Asks one node after the other until one knows something; "none" is the answer of one that does not. That a node knows nothing says
 * nothing where another knows it: nodes are behind one another, and forget. Fails as the last one did where none of them answers.
 */
export const askEachNode = <Node, A, E>(
  nodes: ReadonlyArray<Node>,
  ask: (node: Node) => Effect.Effect<A | "none", E>
): Effect.Effect<NodesAnswer<Node, A>, E> =>
  Effect.gen(function* () {
    const without: Array<Node> = []
    let failure: Effect.Effect<never, E> | undefined
    for (const node of nodes) {
      const answer = yield* Effect.catch(ask(node), (error) => {
        failure = Effect.fail(error)
        return Effect.succeed(undefined)
      })
      if (answer === "none") without.push(node)
      else if (answer !== undefined) return { known: answer, without }
    }
    if (without.length === 0 && failure !== undefined) return yield* failure
    return { known: undefined, without }
  })
