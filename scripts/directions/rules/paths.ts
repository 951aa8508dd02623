/** Path patterns of the rules, relative to the project's folder. */

/** A package from the registry, wherever npm has installed it. One that is not installed is recognized by its name. */
export const packageNamed = (name: string) => [`(^|/)node_modules/${name}/`, `^${name}(/|$)`];

/** Everything of the project itself. */
export const OWN = '^(api|shared|storefront|desktop|scripts)/(?!node_modules/)';

/** Tests, test support and screenshots: they replace users and servers, and may import everything. */
export const TESTS = '\\.test\\.tsx?$|^api/test/|^(storefront|desktop)/(e2e|shots)/|/testing/';

/** Development, build and packaging code, which is not part of the running product. */
export const TOOLS = '^storefront/build/|^desktop/(dev|packaging)/|(^|/)[^/]+\\.config\\.ts$';

/** The code that runs as the product. */
export const PRODUCT = '^(api/src|shared|(storefront|desktop)/src|storefront/service-worker)/';

/** The pages of both clients. */
export const PAGES = '^(storefront/src|desktop/src/renderer)/';

/** The bridge between page and station. */
export const BRIDGE = '^desktop/src/bridge[^/]*\\.ts$';
