import * as Effect from "effect/Effect"

/**
 * Runs an effect for each item, one after the other. Effect's own `forEach` brings its concurrent half along, a kilobyte
 * of the engine.
 */
export const each = <Item, E, R>(
  items: Iterable<Item>,
  run: (item: Item) => Effect.Effect<unknown, E, R>
): Effect.Effect<void, E, R> =>
  [...items].reduce<Effect.Effect<void, E, R>>(
    (before, item) => Effect.andThen(before, Effect.asVoid(Effect.suspend(() => run(item)))),
    Effect.void
  )
