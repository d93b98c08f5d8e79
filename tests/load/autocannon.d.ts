/** What is used of the load tool, which has no types of its own. */
declare module "autocannon" {
  export interface LoadRequest {
    readonly method: "POST"
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }
  export interface LoadOptions {
    readonly url: string
    readonly connections: number
    /** In seconds. */
    readonly duration: number
    /** Requests a second, of all connections together; as many as there can be without. */
    readonly overallRate?: number
    readonly requests: ReadonlyArray<LoadRequest>
  }
  export interface LoadResult {
    /** In milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number }
    readonly requests: { readonly average: number; readonly total: number }
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
  }
  const load: (options: LoadOptions) => Promise<LoadResult>
  export default load
}
