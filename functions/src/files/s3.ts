/** The exports that are used. Importing the package itself dynamically would bundle all of it. */
export {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
