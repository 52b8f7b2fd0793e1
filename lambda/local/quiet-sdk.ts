// Keeps the AWS SDK from warning of its plans for Node's versions; imported before the SDK is.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

export {};
