// Unpack the browser and the shared libraries it wants into $TMPDIR, and print where it is.
// The package adds those libraries only where it believes to be on Amazon's servers.
process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x";
const { default: chromium } = await import("@sparticuz/chromium");
console.log(await chromium.executablePath());
