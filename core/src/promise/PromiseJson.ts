import type { JsonRequest } from "../http/JsonRequest.ts"

/** What a source asks with: JSON over HTTP that ends with the call that it was given to; its plugin declares the host. */
export interface PromiseJson {
  readonly json: (request: JsonRequest) => Promise<unknown>
}
