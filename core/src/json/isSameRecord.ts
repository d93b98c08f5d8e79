/** Whether two plain objects have the same entries. Looks one level deep. */
export const isSameRecord = <A extends object>(a: A, b: A): boolean => {
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.is(a[key as keyof A], b[key as keyof A]))
  )
}
