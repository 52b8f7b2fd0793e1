// In the bundle this stands in for the SDK's chain of credential providers: Lambda hands its credentials to the
// function in the environment, so the other links (files, SSO, instance metadata) would only be weight.
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
