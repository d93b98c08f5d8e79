/** A node that tests ask: by `fetch`, in place of the page's own for its address. */
export interface TestNode {
  /** The address that the app asks it at. */
  readonly url: string
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
}

/** The JSON-RPC request, or several, in a call of `fetch`. */
export const bodyOf = async (input: string | URL | Request, init?: RequestInit): Promise<unknown> =>
  input instanceof Request && init?.body === undefined ? input.json() : new Response(init?.body).json()

/** The address that a call of `fetch` goes to. */
export const urlOf = (input: string | URL | Request): string =>
  input instanceof Request ? input.url : String(input)
