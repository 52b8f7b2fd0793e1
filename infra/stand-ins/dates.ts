// In the bundle this stands in for the SDK's reading and writing of dates: items hold none, and neither do the answers to
// reading and writing them.

function noDates(): never {
  throw new Error('Dates are not in this bundle (infra/stand-ins/dates.ts).');
}

export {
  noDates as dateToUtcString,
  noDates as parseEpochTimestamp,
  noDates as parseRfc3339DateTime,
  noDates as parseRfc3339DateTimeWithOffset,
  noDates as parseRfc7231DateTime,
};
