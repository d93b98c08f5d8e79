type Snake<Text extends string, Done extends string = ""> = Text extends `${infer First}${infer Rest}`
  ? Snake<
      Rest,
      First extends Lowercase<First> | (Done extends "" ? string : never)
        ? `${Done}${Uppercase<First>}`
        : `${Done}_${First}`
    >
  : Done

/** The code that a class of errors has by its name: `NETWORK_NOT_FOUND` for `NetworkNotFoundError`. */
export type ErrorCode<Tag extends string> = Snake<Tag extends `${infer Name}Error` ? Name : Tag>

/** `ErrorCode` of a name that ends in `Error`: upper snake case, without the ending. */
export const errorCode = <const Tag extends `${string}Error`>(tag: Tag): ErrorCode<Tag> =>
  tag
    .slice(0, -"Error".length)
    .replace(/\B[A-Z]/g, "_$&")
    .toUpperCase() as ErrorCode<Tag>
