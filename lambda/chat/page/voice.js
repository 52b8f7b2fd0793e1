export function toggle() {}
